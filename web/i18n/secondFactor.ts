import { defineText } from '../shared/i18n';
import en from './en/secondFactor';
import zh from './zh/secondFactor';

export default defineText(zh, en);
