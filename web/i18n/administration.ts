import { defineText } from '../kit/i18n';
import en from './en/administration';
import zh from './zh/administration';

export default defineText(zh, en);
