import { defineText } from '../kit/i18n';
import en from './en/catalog';
import zh from './zh/catalog';

export default defineText(zh, en);
