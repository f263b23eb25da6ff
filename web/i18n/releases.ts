import { defineText } from '../kit/i18n';
import en from './en/releases';
import zh from './zh/releases';

export default defineText(zh, en);
