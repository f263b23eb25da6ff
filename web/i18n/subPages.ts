import { defineText } from '../kit/i18n';
import en from './en/subPages';
import zh from './zh/subPages';

export default defineText(zh, en);
