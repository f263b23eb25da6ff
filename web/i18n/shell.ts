import { defineText } from '../shared/i18n';
import en from './en/shell';
import zh from './zh/shell';

export default defineText(zh, en);
