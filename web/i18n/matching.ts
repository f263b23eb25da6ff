import { defineText } from '../kit/i18n';
import en from './en/matching';
import zh from './zh/matching';

export default defineText(zh, en);
