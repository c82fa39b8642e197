-- Names are found by each of their words by now. The subscription writes all words anew: docs/adr/0036
delete from store_words;
delete from checkpoint where subscription = 'store-words';
delete from applied_stream where subscription = 'store-words';
