import { defineText } from '../kit/i18n';
import en from './en/stars';
import zh from './zh/stars';

export default defineText(zh, en);
