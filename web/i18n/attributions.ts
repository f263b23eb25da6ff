import { defineText } from '../kit/i18n';
import en from './en/attributions';
import zh from './zh/attributions';

export default defineText(zh, en);
