import { defineText } from '../kit/i18n';
import en from './en/portrait';
import zh from './zh/portrait';

export default defineText(zh, en);
