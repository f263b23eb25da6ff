import { defineText } from '../kit/i18n';
import en from './en/table';
import zh from './zh/table';

export default defineText(zh, en);
