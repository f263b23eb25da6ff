import { defineText } from '../kit/i18n';
import en from './en/auth';
import zh from './zh/auth';

export default defineText(zh, en);
