import { defineText } from '../kit/i18n';
import en from './en/pushPickers';
import zh from './zh/pushPickers';

export default defineText(zh, en);
