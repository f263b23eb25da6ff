import { defineText } from '../kit/i18n';
import en from './en/secondFactor';
import zh from './zh/secondFactor';

export default defineText(zh, en);
