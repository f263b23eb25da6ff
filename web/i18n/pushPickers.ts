import { defineText } from '../shared/i18n';
import en from './en/pushPickers';
import zh from './zh/pushPickers';

export default defineText(zh, en);
