import { defineText } from '../kit/i18n';
import en from './en/pushGroups';
import zh from './zh/pushGroups';

export default defineText(zh, en);
