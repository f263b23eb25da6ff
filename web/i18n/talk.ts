import { defineText } from '../kit/i18n';
import en from './en/talk';
import zh from './zh/talk';

export default defineText(zh, en);
