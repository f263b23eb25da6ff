import { defineText } from '../kit/i18n';
import en from './en/membership';
import zh from './zh/membership';

export default defineText(zh, en);
