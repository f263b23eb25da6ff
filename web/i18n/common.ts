import { defineText } from '../kit/i18n';
import en from './en/common';
import zh from './zh/common';

export default defineText(zh, en);
