import { defineText } from '../kit/i18n';
import en from './en/inbox';
import zh from './zh/inbox';

export default defineText(zh, en);
