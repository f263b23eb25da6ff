import { defineText } from '../kit/i18n';
import en from './en/form';
import zh from './zh/form';

export default defineText(zh, en);
