import { defineText } from '../kit/i18n';
import en from './en/audit';
import zh from './zh/audit';

export default defineText(zh, en);
