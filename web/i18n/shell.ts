import { defineText } from '../kit/i18n';
import en from './en/shell';
import zh from './zh/shell';

export default defineText(zh, en);
