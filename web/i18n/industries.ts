import { defineText } from '../kit/i18n';
import en from './en/industries';
import zh from './zh/industries';

export default defineText(zh, en);
