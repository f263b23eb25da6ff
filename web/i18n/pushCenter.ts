import { defineText } from '../shared/i18n';
import en from './en/pushCenter';
import zh from './zh/pushCenter';

export default defineText(zh, en);
