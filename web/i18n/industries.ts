import { defineText } from '../shared/i18n';
import en from './en/industries';
import zh from './zh/industries';

export default defineText(zh, en);
