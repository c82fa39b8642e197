-- Names are found in both scripts by now. The subscription writes all words anew: docs/adr/0052
delete from profile_words;
delete from checkpoint where subscription = 'professional-words';
delete from applied_stream where subscription = 'professional-words';
