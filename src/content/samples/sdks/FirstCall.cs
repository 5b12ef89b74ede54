using Sitename.Sdk;

var key = Environment.GetEnvironmentVariable("SITENAME_KEY");
var tutor = new SitenameClient(key);

var answer = await tutor.AskAsync(new Question(
    Text: "Is x^2+5x+6 = (x+1)(x+6)?",
    Subject: "algebra",
    GradeLevel: 10));
Console.WriteLine(answer.Response);
