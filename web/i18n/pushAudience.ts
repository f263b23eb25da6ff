import { defineText } from '../kit/i18n';
import en from './en/pushAudience';
import zh from './zh/pushAudience';

export default defineText(zh, en);
