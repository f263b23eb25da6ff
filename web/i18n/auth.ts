import { defineText } from '../shared/i18n';
import en from './en/auth';
import zh from './zh/auth';

export default defineText(zh, en);
