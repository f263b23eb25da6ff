import { defineText } from '../kit/i18n';
import en from './en/home';
import zh from './zh/home';

export default defineText(zh, en);
