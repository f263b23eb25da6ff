import { defineText } from '../kit/i18n';
import en from './en/chatApp';
import zh from './zh/chatApp';

export default defineText(zh, en);
