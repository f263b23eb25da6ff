import { defineText } from '../kit/i18n';
import en from './en/kit';
import zh from './zh/kit';

export default defineText(zh, en);
