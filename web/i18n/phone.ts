import { defineText } from '../kit/i18n';
import en from './en/phone';
import zh from './zh/phone';

export default defineText(zh, en);
