import { defineText } from '../shared/i18n';
import en from './en/administration';
import zh from './zh/administration';

export default defineText(zh, en);
