import { defineText } from '../kit/i18n';
import en from './en/memberRequests';
import zh from './zh/memberRequests';

export default defineText(zh, en);
