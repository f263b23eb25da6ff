import { defineText } from '../kit/i18n';
import en from './en/demands';
import zh from './zh/demands';

export default defineText(zh, en);
