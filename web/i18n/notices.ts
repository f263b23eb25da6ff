import { defineText } from '../kit/i18n';
import en from './en/notices';
import zh from './zh/notices';

export default defineText(zh, en);
