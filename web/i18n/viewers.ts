import { defineText } from '../kit/i18n';
import en from './en/viewers';
import zh from './zh/viewers';

export default defineText(zh, en);
