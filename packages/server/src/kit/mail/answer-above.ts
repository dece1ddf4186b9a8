/** Above this line an answer to a notice is written; it must stay as it is while letters are about. */
export const answerAbove = '--- Odpowiedź napisz nad tą linią ---';
