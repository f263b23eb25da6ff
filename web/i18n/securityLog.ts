import { defineText } from '../kit/i18n';
import en from './en/securityLog';
import zh from './zh/securityLog';

export default defineText(zh, en);
