import { defineText } from '../kit/i18n';
import en from './en/publish';
import zh from './zh/publish';

export default defineText(zh, en);
