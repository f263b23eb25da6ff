import { defineText } from '../kit/i18n';
import en from './en/accounts';
import zh from './zh/accounts';

export default defineText(zh, en);
