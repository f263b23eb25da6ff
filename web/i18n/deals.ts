import { defineText } from '../kit/i18n';
import en from './en/deals';
import zh from './zh/deals';

export default defineText(zh, en);
