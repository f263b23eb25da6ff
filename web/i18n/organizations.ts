import { defineText } from '../kit/i18n';
import en from './en/organizations';
import zh from './zh/organizations';

export default defineText(zh, en);
