/**
 * Words that common passwords begin with, from the lists of the most used ones and from Libya:
 * names, places, clubs, keyboard walks, words of love and religion. Lower case, letters only.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `
  password passwort passwd passw parola motdepasse contrasena senha secret secrets geheim letmein
  welcome hello hallo salam salamalaikum marhaba ahlan admin administrator root user test testtest
  guest login master default changeme temp demo qwerty qwertyu qwertyui qwertyuiop qwertz qwertzui
  azerty azertyui azertyuiop asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm
  qazwsx qazwsxedc qweasd qweasdzxc qweqwe asdasd zxczxc abcd abcde abcdef abcdefg abcdefgh abc aaa
  abcabc monkey dragon sunshine princess football baseball basketball superman batman spiderman
  iloveyou loveyou lovely loveme ilove love forever friends family mylove sweetheart angel angels
  butterfly flower chocolate cookie banana cheese computer internet google facebook instagram
  whatsapp telegram android iphone samsung nokia huawei toyota mercedes michael jordan jennifer
  jessica charlie daniel thomas robert william ashley andrew anthony matthew joshua michelle shadow
  hunter killer ninja mustang ferrari corvette harley freedom whatever trustno starwars pokemon
  summer winter spring autumn january february march april june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday
  libya libyan libia tripoli tarabulus trablus benghazi misrata misurata zawia zawiya sebha sabha
  tobruk derna zliten khoms gharyan sirte bayda albayda ajdabiya fezzan cyrenaica alittihad ittihad
  alahly ahly alahli ahli madrid realmadrid barcelona liverpool chelsea arsenal manchester juventus
  ahmed ahmad mohamed mohammed muhammad mohammad muhammed mahmoud mahmud mustafa moustafa ibrahim
  khaled khalid abdullah abdallah abdulla abdelrahman abdulrahman abdo salem salim salma fatma fatima
  fathi aisha aicha mariam maryam khadija omar umar othman yousef yusuf youssef hassan hussein
  hamza tarek tariq nour noor amina zainab zaynab huda hana sara sarah rania ayman osama usama
  walid waleed ismail yasin yassin hisham najib nasser jamal kamal karim kareem amir amira
  allah allahu allahakbar bismillah alhamdulillah mashallah inshallah subhanallah quran islam muslim
  habibi habibti hayati albi omri rouhi mama baba papa mummy daddy
  osta marketplace
  `
    .trim()
    .split(/\s+/u),
);
