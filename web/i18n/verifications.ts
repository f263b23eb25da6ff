import { defineText } from '../kit/i18n';
import en from './en/verifications';
import zh from './zh/verifications';

export default defineText(zh, en);
