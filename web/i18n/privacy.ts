import { defineText } from '../kit/i18n';
import en from './en/privacy';
import zh from './zh/privacy';

export default defineText(zh, en);
