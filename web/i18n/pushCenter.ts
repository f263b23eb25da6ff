import { defineText } from '../kit/i18n';
import en from './en/pushCenter';
import zh from './zh/pushCenter';

export default defineText(zh, en);
