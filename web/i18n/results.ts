import { defineText } from '../shared/i18n';
import en from './en/results';
import zh from './zh/results';

export default defineText(zh, en);
