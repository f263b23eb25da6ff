import { defineText } from '../shared/i18n';
import en from './en/securityLog';
import zh from './zh/securityLog';

export default defineText(zh, en);
