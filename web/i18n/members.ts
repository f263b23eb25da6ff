import { defineText } from '../kit/i18n';
import en from './en/members';
import zh from './zh/members';

export default defineText(zh, en);
