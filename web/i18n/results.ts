import { defineText } from '../kit/i18n';
import en from './en/results';
import zh from './zh/results';

export default defineText(zh, en);
